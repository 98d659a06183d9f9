// jsonwebtoken expects this in Node's global scope.
Object.assign(globalThis, { process: { version: 'v20.19.0', env: {}, nextTick: queueMicrotask } });

export {};
