import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { countDown } from './count-down.client.ts';
import { showFieldErrors } from './field-errors.client.ts';

/** What came of asking: a key of the form's words, and whether that was good. */
export type FormResult = {
  key: string;
  isGood?: boolean;
  /** Nothing is left to do with the form: after a good answer, and where trying again is in vain. */
  isOver?: boolean;
  /** What fills the words. */
  values?: Record<string, string | number>;
  /** To wait before the next try; counted down. */
  seconds?: number;
};

/*
 * A form that asks the store one thing: is busy, then answers in words. A last answer takes the place of the form; after
 * any other it stays as it was filled in. What speaks to the store is imported by `ask`, with the first press.
 */
export abstract class ApiFormElement extends HTMLElement {
  /** Key of the words for a line that is cut. */
  protected readonly trouble: string = 'unreachable';
  private isBusy = false;
  private stop: (() => void) | undefined;

  /** Asks the store; whatever happens, it answers. */
  protected abstract submit(filled: FormData): Promise<FormResult>;

  connectedCallback() {
    showFieldErrors(this, () => this.words());
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.isBusy) this.send(event.target as HTMLFormElement);
    });
  }

  private async send(form: HTMLFormElement) {
    this.busy(form, true);
    const result = await this.submit(new FormData(form)).catch((): FormResult => ({ key: this.trouble }));
    this.busy(form, false);
    form.hidden = result.isOver ?? result.isGood ?? false;
    this.showResult(result);
  }

  private words(): Slice {
    return JSON.parse(this.querySelector('script')?.textContent ?? '{}');
  }

  private busy(form: HTMLFormElement, isBusy: boolean) {
    this.isBusy = isBusy;
    form.querySelector('button')?.setAttribute('aria-busy', String(isBusy));
  }

  private showResult({ key, isGood, values, seconds = 0 }: FormResult) {
    this.stop?.();
    const statusElement = this.querySelector<HTMLElement>('[role="status"]');
    if (!statusElement) return;
    const words = this.words();
    const show = (count: number) => {
      statusElement.textContent = count || !seconds ? formatMessage(words, key, { ...values, count }) : '';
    };
    statusElement.className = `msg ${isGood ? 'good' : 'bad'}`;
    // a screen reader hears the first number only
    statusElement.ariaLive = seconds ? 'off' : 'polite';
    this.dataset.notice = key;
    show(seconds);
    statusElement.focus();
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
