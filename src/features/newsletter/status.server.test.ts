import { expect, it } from 'vitest';
import { statusOf } from './status.server.ts';

it.each([
  ['optIn', 'statusOn', '/fr-FR/newsletter-unsubscribe?email=ruth%40example.ch'],
  ['direct', 'statusOn', '/fr-FR/newsletter-unsubscribe?email=ruth%40example.ch'],
  ['notSet', 'statusWaiting', undefined],
  ['optOut', 'statusOff', '/fr-FR/newsletter-subscribe'],
  ['undefined', 'statusOff', '/fr-FR/newsletter-subscribe'],
] as const)(
  'a customer whose newsletter is %s reads %s, and finds the way to change that (D7)',
  (status, word, href) => {
    const subscription = statusOf(status, 'fr-FR', 'ruth@example.ch');
    expect([subscription.status, subscription.change?.href]).toEqual([word, href]);
  },
);
