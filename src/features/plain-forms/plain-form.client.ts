import { showFieldErrors } from './field-errors.client.ts';

/* A form that goes to the server as it is; only what is wrong in its fields is said here, before it goes. */
class PlainForm extends HTMLElement {
  connectedCallback() {
    showFieldErrors(this, () => JSON.parse(this.querySelector('script')?.textContent ?? '{}'));
  }
}

customElements.define('plain-form', PlainForm);
