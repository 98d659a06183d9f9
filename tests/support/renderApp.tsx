import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import type { Gateway, GatewayOptions } from '../../mocks/gateway';
import { latestPasswordMail } from '../../mocks/domain/auth/passwordMail';
import { App } from '../../src/app/App';
import { createServices } from '../../src/app/services';
import type { EmbeddedGateway } from '../../src/graphql/backEnd';
import { createQueue } from '../../src/lib/queue';
import { createAppHistory, type AppHistory } from '../../src/routing/appHistory';
import { createSessionCalls } from '../../src/session/sessionCalls';
import { createSessionStore, type Session } from '../../src/session/sessionStore';
import type { ToastCommand } from '../../src/ui/useToast';
import { setReachable, startGateway, stopGateway } from './gatewayServer';
import { openSessionPlaces } from './sessionPlaces';

const url = `${window.location.origin}/graphql`;

/** Accounts of the demo data, by name. */
const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin' },
  client: { email: 'client@demo.com', password: 'client' },
};

/** How the app is started. */
export interface RenderAppOptions extends GatewayOptions {
  /** Who is signed in; null for nobody. The administrator where it is not given. */
  user?: keyof typeof accounts | null;
  /** Changes the session before it is kept, such as to one with a token that is no good. */
  session?(session: Session): Session;
  /** Takes part before the page is drawn, such as by making records with `gateway.context`. */
  prepare?(gateway: Gateway): Promise<void>;
  /** Called last, with everything in its place, such as to spoil some of it. */
  beforeDrawing?(): void;
  /** Whether the session outlives the browser. */
  isRemembered?: boolean;
  /** What the gateway in the browser does besides answering, where it is not what it ever does; null for a real server. */
  embeddedGateway?: Partial<EmbeddedGateway> | null;
  /** Whether calls reach the gateway from the start; see `setReachable` for later. */
  isReachable?: boolean;
  /** Settled when the gateway has started, or could not. */
  ready?: Promise<unknown>;
}

/** A running app. */
export interface RenderedApp {
  user: UserEvent;
  gateway: Gateway;
  history: AppHistory;
}

/** The whole app at an address, over a gateway of its own with a small demo range; nothing of it is put on. */
export async function renderApp(path: string, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const {
    user = 'admin',
    session = (each) => each,
    prepare,
    beforeDrawing,
    isRemembered = true,
    embeddedGateway = {},
    isReachable = true,
    ready = Promise.resolve(),
    ...gatewayOptions
  } = options;
  // The app, which says so where it is rejected, hears of it only below.
  ready.catch(() => undefined);
  const gateway = await startGateway({ demoProducts: 24, ...gatewayOptions });
  await prepare?.(gateway);
  if (user)
    createSessionStore(openSessionPlaces()).signIn(session(await createSessionCalls(url).login(accounts[user])), {
      isRemembered,
    });
  setReachable(isReachable);
  beforeDrawing?.();
  window.history.replaceState(null, '', path);
  const history = createAppHistory(window);
  const services = createServices({
    url,
    ready,
    embeddedGateway: embeddedGateway && {
      reset: () => Promise.resolve(),
      passwordMail: (address) => latestPasswordMail(gateway.context, address),
      ...embeddedGateway,
    },
    toasts: createQueue<ToastCommand>(),
    storage: localStorage,
    passing: openSessionPlaces(),
  });
  await act(async () => {
    render(<App services={services} history={history} />);
  });
  return { user: userEvent.setup(), gateway, history };
}

afterEach(stopGateway);
