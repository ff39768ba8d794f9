import type { Locale } from '#i18n/locales.ts';

/** Words of the confirmation, as content/shop/mails.yaml of the texts has them; {…} is filled in. */
type OrderWords = {
  subject: string;
  received: string;
  subtotal: string;
  shipping: string;
  shippingFree: string;
  vatIncluded: string;
  vatAdded: string;
  total: string;
  billingAddress: string;
  shippingAddress: string;
  paymentMethod: string;
  comment: string;
  invoice: string;
  prepayment: string;
  online: string;
  access: string;
  closing: string;
  footer: string;
};

export const ORDER_WORDS: Record<Locale, OrderWords> = {
  de: {
    subject: 'Ihre Bestellung {number}',
    received: 'Wir haben Ihre Bestellung {number} vom {date} erhalten und packen sie ein, sobald alles bereit ist.',
    subtotal: 'Zwischensumme',
    shipping: 'Versand, {method}',
    shippingFree: 'kostenlos',
    vatIncluded: 'darin {rate} % MWST',
    vatAdded: 'zuzüglich {rate} % MWST',
    total: 'Total',
    billingAddress: 'Rechnungsadresse',
    shippingAddress: 'Lieferadresse',
    paymentMethod: 'Zahlungsart',
    comment: 'Ihre Bemerkung',
    invoice: 'Sie bezahlen auf Rechnung, innert 30 Tagen. Die QR-Rechnung liegt im Paket oder kommt per E-Mail.',
    prepayment: 'Bitte überweisen Sie {total} auf {iban}, Zahlungszweck {number}. Wir reservieren die Ware 10 Tage.',
    online: 'Die Zahlung ist noch offen. Haben Sie sie schon bestätigt, ist nichts weiter zu tun.',
    access:
      'Mit diesem Link sehen Sie die Bestellung ohne Konto. Er gilt 30 Tage; zur Sicherheit fragen wir nach E-Mail und Postleitzahl.',
    closing: 'Freundliche Grüsse aus Sarnen\nIhr Team von Hof & Herd',
    footer: 'Sie erhalten diese E-Mail zu einem Vorgang in unserem Shop. Sie enthält keine Werbung.',
  },
  'en-US': {
    subject: 'Your order {number}',
    received: 'We have received your order {number} of {date} and will pack it as soon as everything is ready.',
    subtotal: 'Subtotal',
    shipping: 'Shipping, {method}',
    shippingFree: 'free',
    vatIncluded: 'of which {rate}% VAT',
    vatAdded: 'plus {rate}% VAT',
    total: 'Total',
    billingAddress: 'Billing address',
    shippingAddress: 'Shipping address',
    paymentMethod: 'Payment method',
    comment: 'Your comment',
    invoice: 'You pay by invoice within 30 days. The QR-bill is in the parcel or comes by e-mail.',
    prepayment: 'Please transfer {total} to {iban}, reference {number}. We hold the goods for 10 days.',
    online: 'The payment is still open. If you have already confirmed it, there is nothing more to do.',
    access:
      'With this link you can view the order without an account. It is valid for 30 days; to be safe, we ask for your e-mail and postal code.',
    closing: 'Best regards from Sarnen,\nThe Hof & Herd team',
    footer: 'You are receiving this e-mail because of an activity in our shop. It contains no advertising.',
  },
  'fr-FR': {
    subject: 'Votre commande {number}',
    received: 'Nous avons bien reçu votre commande {number} du {date} et l’emballons dès que tout est prêt.',
    subtotal: 'Sous-total',
    shipping: 'Frais de port, {method}',
    shippingFree: 'offerts',
    vatIncluded: 'dont TVA {rate} %',
    vatAdded: 'plus TVA {rate} %',
    total: 'Total',
    billingAddress: 'Adresse de facturation',
    shippingAddress: 'Adresse de livraison',
    paymentMethod: 'Moyen de paiement',
    comment: 'Votre remarque',
    invoice: 'Vous payez sur facture, sous 30 jours. La facture QR est dans le colis ou arrive par e-mail.',
    prepayment: 'Veuillez virer {total} sur le compte {iban}, motif {number}. Nous réservons la marchandise 10 jours.',
    online: 'Le paiement est encore en attente. Si vous l’avez déjà confirmé, il n’y a rien à faire.',
    access:
      'Ce lien affiche la commande sans compte. Il est valable 30 jours ; par sécurité, nous demandons l’e-mail et le code postal.',
    closing: 'Meilleures salutations de Sarnen,\nVotre équipe Hof & Herd',
    footer: 'Vous recevez cet e-mail à la suite d’une opération dans notre boutique. Il ne contient pas de publicité.',
  },
};

/** A sentence with its gaps filled: `fill('Order {number}', {number: '10001'})`. */
export const fill = (sentence: string, gaps: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
