/** Holds back calls while it is closed. */
export interface Gate {
  /** Resolves immediately while the gate is open, and otherwise when it is opened. */
  pass: () => Promise<void>;
  close: () => void;
  open: () => void;
}

/** Creates an open gate. */
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
