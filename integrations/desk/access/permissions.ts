import type { DeskRole } from '#store/records/desk/users.ts';

const EVERYBODY: readonly DeskRole[] = ['editor', 'merchant', 'owner'];
const MERCHANT: readonly DeskRole[] = ['merchant', 'owner'];
const EDITOR: readonly DeskRole[] = ['editor', 'owner'];
const OWNER: readonly DeskRole[] = ['owner'];

/** Who may call which route of the desk, by method and address below `/desk/api`. What is not here, nobody may. */
export const PERMISSIONS: Record<string, readonly DeskRole[] | 'anybody'> = {
  'POST /login': 'anybody',
  'POST /login/mail': 'anybody',
  'POST /login/link': 'anybody',
  'POST /welcome': 'anybody',
  'POST /welcome/accept': 'anybody',

  'GET /account': EVERYBODY,
  'POST /account/language': EVERYBODY,
  'POST /account/password': EVERYBODY,
  'POST /account/totp': EVERYBODY,
  'POST /account/totp/confirm': EVERYBODY,
  'POST /account/logout': EVERYBODY,
  'GET /account/sessions': EVERYBODY,
  'POST /account/sessions/end': EVERYBODY,

  'GET /today': MERCHANT,
  'GET /orders': MERCHANT,
  'GET /orders/delivery-notes': MERCHANT,
  'GET /orders/documents': MERCHANT,
  'POST /orders/ship': MERCHANT,
  'POST /orders/ship-list': MERCHANT,
  'GET /orders/:number': MERCHANT,
  'POST /orders/:number/ship': MERCHANT,
  'POST /orders/:number/pay': MERCHANT,
  'POST /orders/:number/refund': MERCHANT,
  'POST /orders/:number/cancel': MERCHANT,
  'POST /orders/:number/notes': MERCHANT,
  'POST /orders/:number/address': MERCHANT,
  'POST /orders/:number/mail': MERCHANT,
  'POST /orders/:number/returns': MERCHANT,
  'GET /returns': MERCHANT,
  'POST /returns/:number/receive': MERCHANT,
  'POST /returns/:number/refund': MERCHANT,
  'POST /returns/:number/refuse': MERCHANT,
  'GET /stock': MERCHANT,
  'GET /stock/export': MERCHANT,
  'POST /stock/import': MERCHANT,
  'POST /stock/:number': MERCHANT,
  'GET /customers': MERCHANT,
  'GET /customers/:email': MERCHANT,
  'POST /customers/:email/approve': MERCHANT,
  'POST /customers/:email/decline': MERCHANT,
  'GET /customers/:email/data': OWNER,
  'POST /customers/:email/erase': OWNER,
  'GET /reviews': MERCHANT,
  'POST /reviews/:id/approve': MERCHANT,
  'POST /reviews/:id/refuse': MERCHANT,
  'GET /promotions': MERCHANT,
  'POST /promotions/:key/switch': MERCHANT,
  'GET /quotes': MERCHANT,
  'GET /exports/:what': MERCHANT,
  'GET /turnover': MERCHANT,
  'GET /mails': MERCHANT,
  'POST /mails/:id/retry': MERCHANT,

  'GET /content': EDITOR,
  'GET /content/pictures': EDITOR,
  'GET /content/pictures/:id': EDITOR,
  'POST /content/block': EDITOR,
  'POST /content/back': EDITOR,
  'POST /content/plans/:id/cancel': EDITOR,
  'GET /content/:kind/:id': EDITOR,
  'GET /content/:kind/:id/history': EDITOR,
  'POST /content/:kind/:id/draft': EDITOR,
  'POST /content/:kind/:id/discard': EDITOR,
  'POST /content/:kind/:id/publish': EDITOR,
  'POST /content/:kind/:id/plan': EDITOR,

  'GET /users': OWNER,
  'POST /users': OWNER,
  'POST /users/:email/role': OWNER,
  'POST /users/:email/remove': OWNER,
  'GET /audit': OWNER,
};

/** Reads that hand out data of many, or all of somebody: they are noted as writes are. */
export const NOTED_READS: ReadonlySet<string> = new Set(['GET /exports/:what', 'GET /customers/:email/data']);

/** What somebody may call whose role asks for a second factor that is not set up yet. */
export const IS_SET_UP = /^\w+ \/account(\/(totp.*|language|logout))?$/;

/** Who may pay money back has more than a password. */
export const needsTotp = (role: DeskRole): boolean => role !== 'editor';
