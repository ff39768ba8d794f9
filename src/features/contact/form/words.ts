import type { contactWords } from './contact-form-config.content.ts';

export type ContactWords = ReturnType<typeof contactWords>;
