import type { Locale } from '#i18n/locales.ts';

type PageWords = {
  title: string;
  test: string;
  order: string;
  amount: string;
  pay: string;
  decline: string;
  cancel: string;
  usedTitle: string;
  used: string;
  back: string;
};

/** Words of the payment page, which belongs to the gateway and so not to the shop's content. */
export const PAGE_WORDS: Record<Locale, PageWords> = {
  de: {
    title: 'Zahlung bestätigen',
    test: 'Das ist die Testseite des Zahlungsdienstes. Es wird kein Geld bewegt.',
    order: 'Bestellung',
    amount: 'Betrag',
    pay: 'Jetzt bezahlen',
    decline: 'Zahlung ablehnen',
    cancel: 'Abbrechen und zurück zum Shop',
    usedTitle: 'Diese Zahlung ist abgeschlossen',
    used: 'Der Link wurde schon benutzt oder ist nicht mehr gültig.',
    back: 'Zurück zum Shop',
  },
  'en-US': {
    title: 'Confirm payment',
    test: 'This is the payment provider’s test page. No money is moved.',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay now',
    decline: 'Decline payment',
    cancel: 'Cancel and return to the shop',
    usedTitle: 'This payment is closed',
    used: 'The link has already been used or is no longer valid.',
    back: 'Back to the shop',
  },
  'fr-FR': {
    title: 'Confirmer le paiement',
    test: 'Ceci est la page de test du prestataire de paiement. Aucun argent n’est déplacé.',
    order: 'Commande',
    amount: 'Montant',
    pay: 'Payer maintenant',
    decline: 'Refuser le paiement',
    cancel: 'Annuler et revenir à la boutique',
    usedTitle: 'Ce paiement est terminé',
    used: 'Le lien a déjà servi ou n’est plus valable.',
    back: 'Retour à la boutique',
  },
};
