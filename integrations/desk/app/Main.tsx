import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'ra-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './desk.css';
import { dataProvider } from './data.ts';
import { Entrance } from './Entrance.tsx';
import { i18nProvider } from './i18n.ts';
import { applyTheme, keepLocale, locale } from './language.ts';

applyTheme();
keepLocale(locale());

const root = document.getElementById('desk');
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 5000 } } });

if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/desk">
        <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
          <Entrance />
        </CoreAdminContext>
      </BrowserRouter>
    </StrictMode>,
  );
