import { describe, expect, test } from 'vitest';
import { catalogueFindings } from '#features/content-schema/catalogue-rules.ts';
import { type Product, parseProduct } from '#features/content-schema/product.schema.ts';
import { sentence } from '#features/content-schema/rules/finding.ts';
import { checkDigit } from '#features/content-schema/rules/identity-rules.ts';
import { readCatalogue } from './read-content.ts';

const sound = readCatalogue();

/** What the rules say once an editor has changed one product of the sound catalog. */
function messageOf(number: string, change: (product: Product) => void): string {
  const products = sound.products.map(({ file, value }) => {
    if (value.number !== number) return { file, value };
    const changed = structuredClone(value);
    change(changed);
    return { file, value: changed };
  });
  return catalogueFindings({ ...sound, products })
    .map(sentence)
    .join('\n');
}

describe('The rules of the catalogue name', () => {
  test('a wrong check digit, with the right EAN', () => {
    const message = messageOf('10-104', (raclette) => {
      raclette.ean = '7640991010400';
    });
    expect(message).toContain('content/products/10-104/product.yaml: ean is 7640991010400, expected the check digit');
    expect(message).toContain(`ean: '764099101040${checkDigit('764099101040')}'`);
  });
  test('an accessory that does not exist, with its near neighbours', () => {
    const message = messageOf('10-104', (raclette) => raclette.accessories.push('50-109'));
    expect(message).toMatch(/accessories\[\d\] is 50-109, expected an article that exists \(near: .*50-10[12]/);
  });
  test('a variant that fits what its product does not', () => {
    const message = messageOf('40-601', (tensioner) => {
      tensioner.variants[0] = { ...tensioner.variants[0], fits: ['40-108'] } as Product['variants'][number];
    });
    expect(message).toContain(
      'variants[0].fits is 40-108, expected one of those that 40-601 belongs to: 40-117, 40-135',
    );
  });
  test('an address that another product has', () => {
    const message = messageOf('12-102', (fondue) => {
      fondue.slug.de = 'kaesefondue-set-rot';
    });
    expect(message).toContain(
      'slug.de is kaesefondue-set-rot, which content/products/12-101/product.yaml has in slug.de',
    );
  });
  test('a tier that costs more than the one before', () => {
    const message = messageOf('12-110', (forks) => {
      forks.tiers = [
        { from: 1, price: 29.5 },
        { from: 3, price: 32 },
      ];
    });
    expect(message).toContain('tiers[1] is 32.00, expected less than 29.50');
  });
  test('a professional price above the private one', () => {
    const message = messageOf('12-101', (fondue) => {
      fondue.professional = [{ from: 1, net: 95 }];
    });
    expect(message).toContain('expected less than 90.66, the price without VAT');
  });
  test('a sale price that is no lower', () => {
    const message = messageOf('12-102', (fondue) => {
      fondue.listPrice = 119;
    });
    expect(message).toContain('listPrice is 119.00, expected more than the price 119.00');
  });
  test('a smallest quantity that no step reaches', () => {
    const message = messageOf('50-301', (paste) => {
      paste.minPurchase = 4;
    });
    expect(message).toContain('minPurchase is 4, expected a multiple of the steps of 3');
  });
  test('a colour that nobody knows', () => {
    const message = messageOf('10-104', (raclette) => {
      raclette.variants[0] = { ...raclette.variants[0], options: { colour: 'pink' } } as Product['variants'][number];
    });
    expect(message).toContain('variants[0].options.colour is pink, expected an option of colour: green, red,');
  });
  test('a volume that is not the sum of the containers', () => {
    const message = messageOf('30-602', (pullOut) => {
      pullOut.properties['volume-l'] = 75;
    });
    expect(message).toContain('properties.volume-l is 75, expected 74 as in the facts');
  });
  test('a D-LINE that needs another height than the requirements say', () => {
    const message = messageOf('32-551', (insert) => {
      if (insert.fit) insert.fit.minInstallationHeightMm = 430;
    });
    expect(message).toContain('expected 440 for L, 390 for M (requirement A8)');
  });
  test('a sharp s in German, with the repaired line', () => {
    const message = messageOf('10-104', (raclette) => {
      raclette.claim.de = 'Heiß in zehn Minuten';
    });
    expect(message).toContain('Heiss in zehn Minuten');
  });
  test('a language that is missing', () => {
    const message = messageOf('10-104', (raclette) => {
      delete raclette.name['fr-FR'];
    });
    expect(message).toContain('name.fr-FR is missing, expected the text in this language');
  });
});

describe('A product file', () => {
  test('that misspells a field is refused with file and field', () => {
    expect(() => parseProduct({ number: '10-104', prcie: 1 }, 'content/products/10-104/product.yaml')).toThrow(
      'content/products/10-104/product.yaml: prcie is a field that nobody knows',
    );
  });
  test('with a wrong value is refused with what was found and what is expected', () => {
    expect(() => parseProduct({ number: '10104', price: '249 Fr.' }, 'product.yaml')).toThrow(
      /number is "10104", expected an article number like 10-104[\s\S]*price is "249 Fr.", expected a number/,
    );
  });
});
