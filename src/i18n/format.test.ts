import { describe, expect, test } from 'vitest';
import * as format from './format.ts';

/** Spaces of every width as one plain space, so that a test reads like the page. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('Money', () => {
  test('is written as each language writes it', () => {
    expect(plain(format.formatMoney('de', 24900))).toBe('CHF 249.00');
    expect(plain(format.formatMoney('en-US', 24900))).toBe('CHF 249.00');
    expect(plain(format.formatMoney('fr-FR', 24900))).toBe('CHF 249.00');
  });
  test('groups its thousands the Swiss way in German and French, as its invoices do', () => {
    expect(plain(format.formatMoney('de', 124900))).toBe('CHF 1’249.00');
    expect(plain(format.formatMoney('en-US', 124900))).toBe('CHF 1,249.00');
    expect(plain(format.formatMoney('fr-FR', 124900))).toBe('CHF 1’249.00');
  });
  test('keeps another currency apart', () => {
    expect(plain(format.formatMoney('de', 1995, 'EUR'))).toBe('EUR 19.95');
  });
  test('never breaks between amount and currency', () => {
    expect(format.formatMoney('de', 100)).not.toContain(' ');
    expect(format.formatMoney('fr-FR', 100)).not.toContain(' ');
  });
  test('stands without its currency behind a full price', () => {
    expect(format.formatAmount('de', 22900)).toBe('229.00');
  });
});

describe('Dates, lengths, weights', () => {
  test('are those of Switzerland, whatever the server’s zone', () => {
    expect(format.formatDate('de', '2026-12-31T23:30:00Z')).toBe('1. Januar 2027');
    expect(format.formatDate('en-US', '2026-11-21T12:00:00Z')).toBe('November 21, 2026');
    expect(format.formatDate('fr-FR', '2026-11-21T12:00:00Z', 'short')).toBe('21/11/2026');
    expect(format.formatDate('de', '2026-11-21T12:00:00Z', 'short')).toBe('21.11.2026');
  });
  test('carry their unit', () => {
    expect(plain(format.formatMm('de', 1250))).toBe('1’250 mm');
    expect(plain(format.formatWeight('fr-FR', 4.2))).toBe('4,2 kg');
    expect(plain(format.formatWeight('de', 0.35))).toBe('350 g');
    expect(plain(format.formatBytes('de', 1_240_000))).toBe('1,2 MB');
  });
  test('join a list with the language’s own word', () => {
    expect(format.formatList('de', ['Käse', 'Brot', 'Wein'])).toBe('Käse, Brot und Wein');
    expect(format.formatList('fr-FR', ['fromage', 'pain'])).toBe('fromage et pain');
  });
});
