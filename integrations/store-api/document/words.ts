import type { Locale } from '#i18n/locales.ts';

/** Words of an invoice; amounts and dates come written out. */
export type InvoiceWords = {
  invoice: string;
  date: string;
  order: string;
  orderDate: string;
  customer: string;
  vatNumber: string;
  quantity: string;
  article: string;
  unitPrice: string;
  amount: string;
  deliverTo: string;
  subtotal: string;
  shipping: (method: string) => string;
  shippingDiscount: string;
  vatIncluded: (rate: string, base: string) => string;
  vatAdded: (rate: string, base: string) => string;
  rounding: string;
  total: string;
  payable: (days: number, date: string) => string;
  paid: (date: string, method: string) => string;
  /** How an order that asks for no transfer is to be paid. */
  payBy: (method: string) => string;
  calledOff: string;
  account: (holder: string, bank: string, iban: string) => string;
  thanks: string;
  creditNote: string;
  creditDate: string;
  /** What the one line of a credit note says. */
  credited: string;
  paidBack: (date: string, method: string) => string;
  quote: string;
  quoteDate: string;
  validUntil: string;
  commission: string;
  /** Prices by quantity, ready written. */
  tiers: (prices: string) => string;
  tier: (from: number, price: string) => string;
  /** What the prices of a quote are worth, of which day they are, and that shipping comes on top. */
  nonBinding: (date: string) => string;
  quoteThanks: (number: string) => string;
  page: (page: number, pages: number) => string;
};

export const INVOICE_WORDS: Record<Locale, InvoiceWords> = {
  de: {
    invoice: 'Rechnung',
    date: 'Rechnungsdatum',
    order: 'Bestellnummer',
    orderDate: 'Bestelldatum',
    customer: 'Kundennummer',
    vatNumber: 'MWST-Nummer',
    quantity: 'Menge',
    article: 'Artikel',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    deliverTo: 'Lieferadresse',
    subtotal: 'Zwischensumme',
    shipping: (method) => `Versand, ${method}`,
    shippingDiscount: 'Rabatt auf den Versand',
    vatIncluded: (rate, base) => `darin ${rate} % MWST auf ${base}`,
    vatAdded: (rate, base) => `zuzüglich ${rate} % MWST auf ${base}`,
    rounding: 'Rundung',
    total: 'Total',
    payable: (days, date) => `Zahlbar innert ${days} Tagen, bis ${date}.`,
    paid: (date, method) => `Bezahlt am ${date}: ${method}. Es ist nichts mehr zu überweisen.`,
    payBy: (method) => `Zahlungsart: ${method}. Es ist nichts zu überweisen.`,
    calledOff: 'Die Bestellung ist storniert. Es ist nichts zu überweisen.',
    account: (holder, bank, iban) => `${holder}, ${bank}, IBAN ${iban}`,
    thanks: 'Vielen Dank für Ihren Einkauf.',
    creditNote: 'Gutschrift',
    creditDate: 'Datum der Gutschrift',
    credited: 'Erstattung',
    paidBack: (date, method) => `Erstattet am ${date}: ${method}.`,
    quote: 'Offerte',
    quoteDate: 'Datum',
    validUntil: 'Bestellbar bis',
    commission: 'Kommission',
    tiers: (prices) => `Staffel: ${prices}`,
    tier: (from, price) => `ab ${from} ${price}`,
    nonBinding: (date) =>
      `Preise vom ${date}, freibleibend: Verrechnet werden die Preise am Tag der Bestellung. Der Versand kommt dazu; er richtet sich nach Gewicht und Land.`,
    quoteThanks: (number) =>
      `Bitte geben Sie bei der Bestellung die Offerte ${number} an. Vielen Dank für Ihre Anfrage.`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  'en-US': {
    invoice: 'Invoice',
    date: 'Invoice date',
    order: 'Order number',
    orderDate: 'Order date',
    customer: 'Customer number',
    vatNumber: 'VAT number',
    quantity: 'Qty',
    article: 'Item',
    unitPrice: 'Unit price',
    amount: 'Amount',
    deliverTo: 'Shipping address',
    subtotal: 'Subtotal',
    shipping: (method) => `Shipping, ${method}`,
    shippingDiscount: 'Discount on shipping',
    vatIncluded: (rate, base) => `of which ${rate}% VAT on ${base}`,
    vatAdded: (rate, base) => `plus ${rate}% VAT on ${base}`,
    rounding: 'Rounding',
    total: 'Total',
    payable: (days, date) => `Payable within ${days} days, by ${date}.`,
    paid: (date, method) => `Paid on ${date}: ${method}. Nothing is left to transfer.`,
    payBy: (method) => `Payment method: ${method}. No bank transfer is needed.`,
    calledOff: 'The order has been canceled. There is nothing to pay.',
    account: (holder, bank, iban) => `${holder}, ${bank}, IBAN ${iban}`,
    thanks: 'Thank you for shopping with us.',
    creditNote: 'Credit note',
    creditDate: 'Credit note date',
    credited: 'Refund',
    paidBack: (date, method) => `Refunded on ${date}: ${method}.`,
    quote: 'Quote',
    quoteDate: 'Date',
    validUntil: 'Order by',
    commission: 'Job name',
    tiers: (prices) => `Volume prices: ${prices}`,
    tier: (from, price) => `from ${from} ${price}`,
    nonBinding: (date) =>
      `Prices as of ${date}, subject to change: the prices on the day of your order apply. Shipping is extra and depends on weight and country.`,
    quoteThanks: (number) => `Please mention quote ${number} when you order. Thank you for your inquiry.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  'fr-FR': {
    invoice: 'Facture',
    date: 'Date de facture',
    order: 'Numéro de commande',
    orderDate: 'Date de commande',
    customer: 'Numéro de client',
    vatNumber: 'Numéro de TVA',
    quantity: 'Qté',
    article: 'Article',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    deliverTo: 'Adresse de livraison',
    subtotal: 'Sous-total',
    shipping: (method) => `Frais de port, ${method}`,
    shippingDiscount: 'Remise sur les frais de port',
    vatIncluded: (rate, base) => `dont TVA ${rate} % sur ${base}`,
    vatAdded: (rate, base) => `plus TVA ${rate} % sur ${base}`,
    rounding: 'Arrondi',
    total: 'Total',
    payable: (days, date) => `Payable sous ${days} jours, jusqu’au ${date}.`,
    paid: (date, method) => `Payé le ${date} : ${method}. Il ne reste rien à virer.`,
    payBy: (method) => `Moyen de paiement : ${method}. Il n’y a rien à virer.`,
    calledOff: 'La commande est annulée. Il n’y a rien à virer.',
    account: (holder, bank, iban) => `${holder}, ${bank}, IBAN ${iban}`,
    thanks: 'Merci de votre achat.',
    creditNote: 'Avoir',
    creditDate: 'Date de l’avoir',
    credited: 'Remboursement',
    paidBack: (date, method) => `Remboursé le ${date} : ${method}.`,
    quote: 'Devis',
    quoteDate: 'Date',
    validUntil: 'À commander jusqu’au',
    commission: 'Référence chantier',
    tiers: (prices) => `Paliers : ${prices}`,
    tier: (from, price) => `dès ${from} ${price}`,
    nonBinding: (date) =>
      `Prix du ${date}, sans engagement : ce sont les prix du jour de la commande qui s’appliquent. Les frais de port s’y ajoutent selon le poids et le pays.`,
    quoteThanks: (number) => `Merci d’indiquer le devis ${number} à la commande, et de l’intérêt que vous nous portez.`,
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};

/** The kind of a document, in each language. */
export const DOCUMENT_NAMES = {
  invoice: { de: 'Rechnung', 'en-US': 'Invoice', 'fr-FR': 'Facture' },
  credit_note: { de: 'Gutschrift', 'en-US': 'Credit note', 'fr-FR': 'Avoir' },
} as const;
