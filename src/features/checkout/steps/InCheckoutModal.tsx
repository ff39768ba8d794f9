import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What floats above the checkout stands in the page's own container for it, outside of every form. */
export function InCheckoutModal({ children }: { children: ReactNode }) {
  const container = document.getElementById('checkout-modal');
  return container && createPortal(children, container);
}
