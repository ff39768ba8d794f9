import { type Slice, tell } from '#i18n/tell.ts';
import { countDown } from './count-down.client.ts';
import { tellFields } from './field-errors.client.ts';

/** What came of asking: a key of the form's words, and whether that was good. */
export type Told = {
  key: string;
  isGood?: boolean;
  /** Nothing is left to do with the form: after a good answer, and where trying again is in vain. */
  isOver?: boolean;
  /** What fills the words. */
  values?: Record<string, string | number>;
  /** To wait before the next try; counted down (H10). */
  seconds?: number;
};

/*
 * A form that asks the store one thing: is busy, then answers in words. A last answer takes the place of the form; after
 * any other it stays as it was filled in. What speaks to the store is imported by `ask`, with the first press.
 */
export abstract class AskingForm extends HTMLElement {
  /** Key of the words for a line that is cut. */
  protected readonly trouble: string = 'unreachable';
  private isBusy = false;
  private stop: (() => void) | undefined;

  /** Asks the store; whatever happens, it answers. */
  protected abstract ask(filled: FormData): Promise<Told>;

  connectedCallback() {
    tellFields(this, () => this.words());
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.isBusy) this.send(event.target as HTMLFormElement);
    });
  }

  private async send(form: HTMLFormElement) {
    this.busy(form, true);
    const told = await this.ask(new FormData(form)).catch((): Told => ({ key: this.trouble }));
    this.busy(form, false);
    form.hidden = told.isOver ?? told.isGood ?? false;
    this.say(told);
  }

  private words(): Slice {
    return JSON.parse(this.querySelector('script')?.textContent ?? '{}');
  }

  private busy(form: HTMLFormElement, isBusy: boolean) {
    this.isBusy = isBusy;
    form.querySelector('button')?.setAttribute('aria-busy', String(isBusy));
  }

  private say({ key, isGood, values, seconds = 0 }: Told) {
    this.stop?.();
    const said = this.querySelector<HTMLElement>('[role="status"]');
    if (!said) return;
    const words = this.words();
    const show = (count: number) => {
      said.textContent = count || !seconds ? tell(words, key, { ...values, count }) : '';
    };
    said.className = `msg ${isGood ? 'good' : 'bad'}`;
    // a screen reader hears the first number only
    said.ariaLive = seconds ? 'off' : 'polite';
    this.dataset.told = key;
    show(seconds);
    said.focus();
    if (seconds) this.wait(seconds, show);
  }

  /** Until it is over nothing can be pressed: the store would take nothing. */
  private wait(seconds: number, show: (left: number) => void) {
    const button = this.querySelector('button');
    if (button) button.disabled = true;
    this.stop = countDown(seconds, (left) => {
      show(left);
      if (button) button.disabled = left > 0;
    });
  }
}
