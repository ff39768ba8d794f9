import { type ReactNode, useEffect } from 'react';
import { Toasts } from '../parts/Toasts.tsx';
import { LanguageSwitch } from '../Shell.tsx';
import style from '../shell.module.css';

/** The page of somebody who is not in yet. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Hof & Herd`;
  }, [title]);
  return (
    <main className={style.door}>
      <h1>{title}</h1>
      {children}
      <LanguageSwitch />
      <Toasts />
    </main>
  );
}
