// The page's policy lets no text be run as code, and zod would try that with the first schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const serverUrl = import.meta.env.VITE_GRAPHQL_URL;

// React runs in a task of its own, so that the page can answer before the rest is run.
const app = import('react-dom/client')
  .then(() => new Promise((resolve) => setTimeout(resolve)))
  .then(() => import('./app/start'));

// Without a real server the gateway runs in this browser; it starts while the app is still on its way.
const gateway = serverUrl
  ? null
  : import('../mocks/browser').then(({ startGateway }) =>
      startGateway({ onNotice: (text) => void app.then(({ showNotice }) => showNotice(text)) }),
    );
// The app says so, where it comes to it.
gateway?.catch(() => undefined);

app.then(
  ({ start }) => start({ serverUrl, gateway }),
  () => {
    const words = document.querySelector<HTMLTemplateElement>('#no-start')?.content.cloneNode(true);
    if (words) document.getElementById('root')?.append(words);
  },
);

export {};
