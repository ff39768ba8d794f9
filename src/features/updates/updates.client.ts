import { noteReload, watchBuilds } from './updates.store.ts';
import type { Build, Look } from './updates.ts';

/* Looks whether the shop was built anew while this page stayed open, and offers to load it again (D16). */

async function look(): Promise<Look> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`builds/latest.json answered ${answer.status}`);
  const build: Build = await answer.json();
  return { build, serverNow: Date.parse(answer.headers.get('date') ?? ''), openForMs: performance.now() };
}

function offer(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-update]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  notice.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    notice.remove();
    if (button.value !== 'reload') return;
    noteReload();
    location.reload();
  });
  document.body.append(notice);
}

watchBuilds(look, offer);
