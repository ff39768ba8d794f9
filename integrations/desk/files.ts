/** The names of the desk's files, in the folder of the release. */
export const DESK_FILES = 'desk.json';

/** What the page of the desk links. */
export type DeskFiles = {
  script: string;
  styles: string[];
  /** Runs in pages of the builder’s preview. */
  preview: string;
};
