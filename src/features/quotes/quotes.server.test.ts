import { describe, expect, it, vi } from 'vitest';
import { aCart } from '#features/cart/a-cart.ts';
import { aProduct } from '#features/product/a-product.ts';
import { aProfessional, aQuote, refusal, sent } from '#features/professional/kept/a-professional.ts';
import { NotFound, Redirect } from '#store-api/exits.ts';
import { type QuotesPage, quoteFile, quotesPage } from './quotes.server.ts';

vi.mock('#store-api/server.ts', () => import('#features/professional/kept/a-professional.ts'));

const url = new URL('https://shop.example/account/professional/quotes/q1');
const products = [aProduct({ id: '41-202', productNumber: '41-202', name: 'Säcke 35 l' })];
const cart = aCart().with('41-202', 150).cart;
const OVER = aQuote({ validUntil: '2020-01-01T00:00:00.000+00:00' });
const NOT_ORDERABLE = refusal(400, 'QUOTE__ITEM_NOT_ORDERABLE', { productId: '41-202', quantity: 150 });

describe('Quotes of a professional (F3, 7.5)', () => {
  it('names the article that keeps one from being written, and what was typed is still there', async () => {
    const karl = aProfessional({ products, cart, refuses: { 'POST /price-quote': NOT_ORDERABLE } });
    const page = (await quotesPage(
      karl.storeContext,
      sent({ do: 'cart', commission: 'Seestrasse 1' }),
      url,
    )) as QuotesPage;
    expect(page).toMatchObject({ commission: 'Seestrasse 1', hasCart: true });
    expect(page.failed).toContain('41-202, Säcke 35 l: Die Menge 150');
  });

  it('say that their prices are those of their day, and go into the cart until their date', async () => {
    const karl = aProfessional({ products, quotes: [aQuote()] });
    const page = (await quotesPage(karl.storeContext, new Request(url), url)) as QuotesPage;
    expect(page.quotes[0]).toMatchObject({ isOver: false, prices: 'Preise vom 01.10.2026, freibleibend' });
    await expect(quotesPage(karl.storeContext, sent({ do: 'order', quote: 'q1' }), url)).rejects.toThrow(
      new Redirect('/cart'),
    );
  });

  it('can’t be ordered from once their date has passed, but written anew', async () => {
    const karl = aProfessional({ products, quotes: [OVER] });
    const page = (await quotesPage(karl.storeContext, sent({ do: 'order', quote: 'q1' }), url)) as QuotesPage;
    expect(page.failed).toContain('abgelaufen');
    expect(karl.sent.some(({ path }) => path === '/checkout/cart/line-item')).toBe(false);
    await expect(quotesPage(karl.storeContext, sent({ do: 'again', quote: 'q1' }), url)).rejects.toThrow('quote-made');
    expect(karl.sent.at(-1)).toEqual({
      path: '/price-quote',
      body: { items: [{ id: '41-202', quantity: 10 }], commission: 'Seestrasse 1' },
    });
  });

  it('are files with their number in their name', async () => {
    const response = await quoteFile(aProfessional({ quotes: [aQuote()] }).storeContext, 'q1', url);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Offerte 50001.pdf'));
  });

  it('send a session that is over to the login, and of others are not there', async () => {
    const { storeContext } = aProfessional({
      refuses: { '/account/customer': refusal(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN') },
    });
    await expect(quoteFile(storeContext, 'q1', url)).rejects.toThrow(/^\/login/);
    await expect(quoteFile(aProfessional({}).storeContext, 'q1', url)).rejects.toThrow(NotFound);
  });
});
