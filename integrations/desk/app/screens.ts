import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Account } from './account.ts';

type Role = Account['role'];

/** A screen: its address below /desk, its name in the navigation, and who sees it. */
type Screen = {
  path: string;
  name: string;
  roles: readonly Role[];
  Screen: LazyExoticComponent<ComponentType>;
  /** Opened from another one. */
  isHidden?: boolean;
};

const MERCHANT: readonly Role[] = ['merchant', 'owner'];
const EDITOR: readonly Role[] = ['editor', 'owner'];
const EVERYBODY: readonly Role[] = ['editor', 'merchant', 'owner'];

export const SCREENS: Screen[] = [
  { path: '/', name: 'today', roles: MERCHANT, Screen: lazy(() => import('./screens/Today.tsx')) },
  { path: '/orders', name: 'orders', roles: MERCHANT, Screen: lazy(() => import('./screens/Orders.tsx')) },
  {
    path: '/orders/:number',
    name: 'order',
    roles: MERCHANT,
    Screen: lazy(() => import('./screens/Order.tsx')),
    isHidden: true,
  },
  { path: '/returns', name: 'returns', roles: MERCHANT, Screen: lazy(() => import('./screens/Returns.tsx')) },
  { path: '/stock', name: 'stock', roles: MERCHANT, Screen: lazy(() => import('./screens/Stock.tsx')) },
  { path: '/customers', name: 'customers', roles: MERCHANT, Screen: lazy(() => import('./screens/Customers.tsx')) },
  {
    path: '/customers/:email',
    name: 'customer',
    roles: MERCHANT,
    Screen: lazy(() => import('./screens/Customer.tsx')),
    isHidden: true,
  },
  { path: '/reviews', name: 'reviews', roles: MERCHANT, Screen: lazy(() => import('./screens/Reviews.tsx')) },
  { path: '/promotions', name: 'promotions', roles: MERCHANT, Screen: lazy(() => import('./screens/Promotions.tsx')) },
  { path: '/turnover', name: 'turnover', roles: MERCHANT, Screen: lazy(() => import('./screens/Turnover.tsx')) },
  { path: '/exports', name: 'exports', roles: MERCHANT, Screen: lazy(() => import('./screens/Exports.tsx')) },
  { path: '/mails', name: 'mails', roles: MERCHANT, Screen: lazy(() => import('./screens/Mails.tsx')) },
  { path: '/content', name: 'content', roles: EDITOR, Screen: lazy(() => import('./screens/Content.tsx')) },
  {
    path: '/content/:kind/:id',
    name: 'entry',
    roles: EDITOR,
    Screen: lazy(() => import('./screens/Entry.tsx')),
    isHidden: true,
  },
  { path: '/users', name: 'users', roles: ['owner'], Screen: lazy(() => import('./screens/Users.tsx')) },
  { path: '/account', name: 'account', roles: EVERYBODY, Screen: lazy(() => import('./screens/Account.tsx')) },
];
