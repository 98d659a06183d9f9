import type { DemoData } from '#server/demo';
import { keepSessions } from '#server/domain/auth/session';
import { createGateway, type Demo, type Gateway, type GatewayOptions } from '#server/gateway';
import type { SessionRecord } from '#server/records/auth';
import { DEMO_SEEDS } from './demoSeeds';
import { seed } from './seed';

/** What a new store is filled with. */
interface DemoOptions {
  /** Number of products in the demo catalog; the default is 147. */
  demoProducts?: number;
  demoSessions?: readonly SessionRecord[];
}

/** The options of a gateway with demo data. */
export type DemoGatewayOptions = Omit<GatewayOptions, 'demo'> & DemoOptions;

/** What the demo apps show, loaded when it is asked for. */
export const DEMO_DATA: DemoData = {
  seeds: DEMO_SEEDS,
  figures: () => import('../fixtures/analytics'),
  drawings: async () => (await import('../fixtures/pictures/demoPicture')).DEMO_DRAWINGS,
};

const createDemo = ({ demoProducts = 147, demoSessions = [] }: DemoOptions): Demo => ({
  ...DEMO_DATA,
  fill: async (context) => {
    await seed(context, { productCount: demoProducts });
    await keepSessions(context, demoSessions);
  },
});

/** Creates a gateway on top of the store, filled with the demo data if it is new. */
export function createDemoGateway(options: DemoGatewayOptions = {}): Promise<Gateway> {
  return createGateway({ ...options, demo: createDemo(options) });
}
