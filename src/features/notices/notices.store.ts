/*
 * Static pages carry every notice that is not over, hidden. Two small steps in the browser: before the first paint
 * this script shows those of now (so nothing moves), and a press on the cross puts one away for the visit.
 */

/** Runs where it stands, behind the notices; at most two of them show. It is inline: its digest goes into the CSP. */
export const SHOW_NOTICES = `(()=>{let n=0,t=Date.now();for(const e of document.currentScript.parentElement.querySelectorAll("[data-notice]")){let s;try{s=sessionStorage.getItem("notice-"+e.dataset.notice)}catch{}e.hidden=!(Date.parse(e.dataset.from)<=t&&t<=Date.parse(e.dataset.until)&&!s&&n<2);e.hidden||n++}})()`;

/** Puts a notice away for this visit. */
export function dismiss(id: string): void {
  try {
    sessionStorage.setItem(`notice-${id}`, '1');
  } catch {
    // private mode without storage: it is gone on this page, and back on the next
  }
}
