/** Where messages of the cart lie that nobody has read yet, in the storage of the tab. */
export const UNTOLD = 'hof-cart-untold';
