import { createSecretKey, randomBytes } from 'node:crypto';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { DomainError } from '#server/errors';
import { createGatewayServer } from '#server/node';
import { graphiqlPage } from './gateway/graphiqlPage';
import { openGivenDatabase } from './gateway/openGivenDatabase';

const port = Number(process.env.PORT ?? 4000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is ${process.env.PORT}, but must be a whole number from 0 to 65535.`);
  process.exit(2);
}

// Host names in addition to those of this machine, for example that of a reverse proxy.
const allowedHosts = (process.env.ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);

// For testing how the app behaves during maintenance.
const isInMaintenance = process.argv.includes('--maintenance');

const database = await openGivenDatabase(process.argv, process.env);

const createKey = () => createSecretKey(randomBytes(32));

const gateway = await createDemoGateway({
  secrets: { access: createKey(), refresh: createKey() },
  ...database,
  renderGraphiQL: graphiqlPage,
  isInMaintenance: () => isInMaintenance,
}).catch((error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const server = createGatewayServer(gateway, { allowedHosts });

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Set PORT to a different one.`
      : `The gateway stopped: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Gateway: http://127.0.0.1:${actual}/graphql (GraphiQL in a browser), /docs (REST), /health`);
  if (!database) console.log('Data is in memory only. To keep it, add -- --data DIR, or set DATABASE_URL.');
  if (isInMaintenance) console.log('Maintenance mode: everything except /health responds with 503.');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    gateway.stop();
    server.close(() => {
      void Promise.resolve(database?.close()).then(() => process.exit(0));
    });
    server.closeAllConnections();
  });
}
