import { inLanguage, type Locale } from '#i18n/locales.ts';
import { wireDate } from '#store/answer.ts';
import { idOf } from '#store/id.ts';
import type { OrderDocumentRow } from '#store/records/checkout/documents.ts';
import { worded } from '#store/wire/words.ts';
import { DOCUMENT_NAMES } from './words.ts';

/** A document as its order shows it (facts §3.11): its file comes by id and deep link. */
export function wireDocument(row: OrderDocumentRow, locale: Locale) {
  const name = DOCUMENT_NAMES[row.type];
  const typeId = idOf('document-type', row.type);
  return {
    id: row.id,
    documentTypeId: typeId,
    documentType: {
      id: typeId,
      technicalName: row.type,
      customFields: null,
      ...worded(locale, { name }),
      name: inLanguage(locale, name),
      apiAlias: 'document_type' as const,
    },
    referencedDocumentId: row.referencedId,
    orderId: row.orderId,
    documentNumber: row.number,
    config: { name: row.type, title: inLanguage(locale, name), documentNumber: row.number },
    fileType: 'pdf',
    deepLinkCode: row.deepLinkCode,
    sent: true,
    static: false,
    customFields: null,
    createdAt: wireDate(new Date(row.createdAt)),
    updatedAt: null,
    apiAlias: 'document' as const,
  };
}
