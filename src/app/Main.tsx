import { useState } from 'react';
import { createAppHistory } from '../routing/appHistory';
import { App } from './App';
import { preloadScreenAt } from './preloadScreenAt';
import { createServices, type ServiceOptions } from './services';

/** The app on the address bar of the browser. */
export function Main({ options }: { options: ServiceOptions }) {
  const [{ services, history }] = useState(() => {
    preloadScreenAt(window.location.pathname);
    return { services: createServices(options), history: createAppHistory(window) };
  });
  return <App services={services} history={history} />;
}
