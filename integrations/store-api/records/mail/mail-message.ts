/** Somebody at an address. As parts and never as text, so that a name can't smuggle in a second address. */
export type Correspondent = { name: string; address: string };

/** A mail before it is put on its way. */
export type MailMessage = {
  to: Correspondent;
  /** Where answers go, when not to the shop. */
  replyTo?: Correspondent;
  subject: string;
  text: string;
  html: string;
};

/** A file that goes along. `fileName` is what the recipient sees. */
export type Attachment = { fileName: string; mediaType: string; content: Buffer };
