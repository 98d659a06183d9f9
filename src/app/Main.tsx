import { useState } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { preloadScreenAt } from './preloadScreenAt';
import { routes } from './routes';
import { createServices, type ServiceOptions } from './services';

/** The app on the address bar of the browser. */
export function Main({ options }: { options: ServiceOptions }) {
  const [services] = useState(() => {
    preloadScreenAt(window.location.pathname);
    return createServices(options);
  });
  const [router] = useState(() => createBrowserRouter(routes));
  return <App services={services} router={router} />;
}
