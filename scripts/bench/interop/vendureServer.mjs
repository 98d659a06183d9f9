// Runs Vendure in the folder that it is installed in. The bench copies this file there.
import {
  bootstrap,
  DefaultJobQueuePlugin,
  dummyPaymentHandler,
  LogLevel,
  DefaultLogger,
  Populator,
} from '@vendure/core';

const { PORT, DATABASE_URL, FOLDER } = process.env;

const app = await bootstrap({
  apiOptions: { port: Number(PORT), hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
    cookieOptions: { secret: 'bench' },
  },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: FOLDER },
  plugins: [DefaultJobQueuePlugin],
  logger: new DefaultLogger({ level: LogLevel.Warn }),
});

await app.get(Populator).populateInitialData({
  defaultLanguage: 'en',
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  defaultZone: 'Europe',
  taxRates: [{ name: 'standard', percentage: 19 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
});
console.log('Vendure is ready');
