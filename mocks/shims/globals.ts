import { Buffer } from 'buffer';

// jsonwebtoken expects these two in Node's global scope.
Object.assign(globalThis, { Buffer, process: { version: 'v20.19.0', env: {}, nextTick: queueMicrotask } });
