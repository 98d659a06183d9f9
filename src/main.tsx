// The Content Security Policy forbids running text as code, which zod would otherwise try with the first schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// A server that serves the app and answers it, too, says so in the page (scripts/serve/page.ts).
const server = document.querySelector<HTMLMetaElement>('meta[name=catalog-server]');
const serverUrl = server?.content ?? (import.meta.env.VITE_GRAPHQL_URL as string | undefined);

// React runs in a separate task, so that the page can respond before the rest is run.
const app = import('react-dom/client')
  .then(() => new Promise((resolve) => setTimeout(resolve)))
  .then(() => import('#app/start'));

// Without a real server, the gateway runs in this browser. It starts while the app is still loading.
const gateway = serverUrl
  ? null
  : import('#mocks/browser').then(({ startGateway }) =>
      startGateway({ onNotice: (notice) => void app.then(({ showNotice }) => showNotice(notice)) }),
    );
// The app reports the error when it needs the gateway.
gateway?.catch(() => undefined);

app.then(
  ({ start }) => {
    const { demo, email } = server?.dataset ?? {};
    return start({
      serverUrl,
      gateway,
      hasCookie: server !== null,
      isTeam: demo === 'off',
      sendsEmail: email !== 'off',
    });
  },
  () => {
    const words = document.querySelector<HTMLTemplateElement>('#no-start')?.content.cloneNode(true);
    if (words) document.getElementById('root')?.replaceChildren(words);
  },
);

export {};
