import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '#desk/app/parts/LanguageSwitch.tsx';
import { Toasts } from '#desk/app/parts/Toasts.tsx';
import style from '#desk/app/shell.module.css';

/** The page of somebody who is not in yet. */
export function EntrancePage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Hof & Herd`;
  }, [title]);
  return (
    <main className={style.entrance}>
      <h1>{title}</h1>
      {children}
      <LanguageSwitch />
      <Toasts />
    </main>
  );
}
