/** A door that keeps calls waiting until it is opened. */
export interface Gate {
  /** Calls go through and wait here while the gate is closed. */
  pass(): Promise<void>;
  close(): void;
  open(): void;
}

/** An open gate. */
export function createGate(): Gate {
  let opened = Promise.resolve();
  let release = () => {};
  return {
    pass: () => opened,
    close: () => {
      opened = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => release(),
  };
}
