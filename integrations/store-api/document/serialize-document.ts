import { inLanguage, type Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { OrderDocumentRow } from '#store/records/checkout/orders.ts';
import { serializeDate } from '#store/request.ts';
import { worded } from '#store/serializers/words.ts';
import { textOf } from '#store/words/words.ts';

/** A document as its order shows it: its file comes by id and deep link. */
export function serializeDocument(row: OrderDocumentRow, locale: Locale) {
  const name = textOf((words) => words.documentNames[row.type]);
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
    createdAt: serializeDate(new Date(row.createdAt)),
    updatedAt: null,
    apiAlias: 'document' as const,
  };
}
