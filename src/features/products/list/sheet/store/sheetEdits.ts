import type { ProductCellInput, ProductCellOutcome } from '#graphql/types.generated';
import type { CellChange, CellPlace, CellState, CellStates, CellTarget } from './cellEdit';

/** What became of the changes, and the stored value of each cell whose product still exists. */
export interface SavedCells {
  results: readonly { outcome: ProductCellOutcome; message: string | null }[];
  read: (target: CellTarget) => { value: string; by: string } | undefined;
}

interface Queued {
  target: CellTarget;
  value: string;
  options: EditOptions;
}

interface EditOptions {
  /** Replaces what someone else saved. */
  overwrite?: boolean;
  /** Stores a value that the product had before, even if it does not match its definition. */
  asGiven?: boolean;
}

/** Changes in one request. */
const batchSize = 2000;

const keyOf = ({ rowId, columnId }: CellPlace) => `${rowId}\n${columnId}`;

const isUnsettled = (state: CellState | undefined) => state !== undefined && state.status !== 'saved';

/** The edits of a spreadsheet since it was opened: their states, and what undo and redo bring back. */
export class SheetEdits {
  #states = new Map<string, CellStates>();
  #queue = new Map<string, Queued>();
  #failed = new Map<string, Queued>();
  /** How the gateway stored values that it wrote differently, by their cells and the values as they were entered. */
  #stored = new Map<string, string>();
  #isSending = false;
  #undo: (readonly CellChange[])[] = [];
  #redo: (readonly CellChange[])[] = [];
  #save: (cells: ProductCellInput[]) => Promise<SavedCells>;
  #explain: (error: unknown) => string;
  #onChange: () => void;
  /** The products of which something was saved. */
  readonly savedIds = new Set<string>();

  constructor(options: {
    /** Sends changes. Rejects if none could be saved. */
    save: (cells: ProductCellInput[]) => Promise<SavedCells>;
    /** Returns the message of an error. */
    explain: (error: unknown) => string;
    onChange: () => void;
  }) {
    this.#save = options.save;
    this.#explain = options.explain;
    this.#onChange = options.onChange;
  }

  /** Returns the states of a row’s cells; undefined if none was edited. */
  getStates(rowId: string): CellStates | undefined {
    return this.#states.get(rowId);
  }

  getState({ rowId, columnId }: CellPlace): CellState | undefined {
    return this.#states.get(rowId)?.get(columnId);
  }

  /** Returns how many cells are being saved, and how many can’t be. */
  count(): { saving: number; unsaved: number } {
    let [saving, unsaved] = [0, 0];
    for (const states of this.#states.values()) {
      for (const { status } of states.values()) {
        if (status === 'saving') saving++;
        else if (status !== 'saved') unsaved++;
      }
    }
    return { saving, unsaved };
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Shows the changes at once, and saves them. */
  apply(changes: readonly CellChange[]): void {
    const real = changes.filter(({ before, after }) => before !== after);
    for (const change of changes) if (change.before === change.after) this.#dropRefused(change, change.after);
    if (real.length > 0) {
      this.#undo.push(real);
      this.#redo = [];
    }
    for (const change of real) this.#make(change);
    this.#flush();
  }

  /** Takes the last change back. Returns what it changed; empty if there is none. */
  undo(): readonly CellChange[] {
    const changes = this.#undo.pop() ?? [];
    if (changes.length > 0) this.#redo.push(changes);
    return this.#replay(
      changes.map(({ message: _, before, after, ...target }) => ({ ...target, before: after, after: before })),
    );
  }

  /** Makes the last change again that was taken back. Returns what it changed; empty if there is none. */
  redo(): readonly CellChange[] {
    const changes = this.#redo.pop() ?? [];
    if (changes.length > 0) this.#undo.push(changes);
    return this.#replay(changes);
  }

  /** Saves what was entered instead of what someone else saved, or drops it. */
  resolve(target: CellTarget, choice: 'mine' | 'theirs'): void {
    const state = this.getState(target);
    if (!state) return;
    if (choice === 'theirs') this.#set(target, undefined);
    else {
      this.#enqueue(target, state.base, state.value, { overwrite: true, asGiven: true });
      this.#flush();
    }
    this.#onChange();
  }

  /** Drops what was entered in a cell that can’t be saved. */
  discard(target: CellTarget): void {
    this.#queue.delete(keyOf(target));
    this.#set(target, undefined);
    this.#onChange();
  }

  /** Sends again what could not be sent. */
  retryAll(): void {
    for (const [key, { target, value, options }] of this.#failed) {
      this.#failed.delete(key);
      const state = this.getState(target);
      if (state?.status === 'failed') this.#enqueue(target, state.base, value, options);
    }
    this.#flush();
  }

  #replay(changes: readonly CellChange[]): readonly CellChange[] {
    for (const change of changes) this.#make(change, { asGiven: true });
    if (changes.length > 0) this.#flush();
    return changes;
  }

  #make(change: CellChange, options?: EditOptions): void {
    const before = this.#stored.get(`${keyOf(change)}\n${change.before}`) ?? change.before;
    const { after, message } = change;
    if (message === undefined) {
      if (!this.#dropRefused(change, after)) this.#enqueue(change, before, after, options);
      return;
    }
    const state = this.getState(change);
    this.#queue.delete(keyOf(change));
    const base = state && isUnsettled(state) ? state.base : before;
    this.#set(change, { status: 'invalid', value: after, base, message });
  }

  /** Drops what can’t be saved if the value is the stored one. Returns whether it did. */
  #dropRefused(target: CellTarget, value: string): boolean {
    const state = this.getState(target);
    if (state?.status !== 'invalid' || state.base !== value) return false;
    this.#set(target, undefined);
    return true;
  }

  #enqueue(target: CellTarget, stored: string, value: string, options: EditOptions = {}): void {
    const state = this.getState(target);
    const base = state && isUnsettled(state) ? state.base : stored;
    const { rowId, productId, variantId, columnId, field } = target;
    this.#queue.set(keyOf(target), { target: { rowId, productId, variantId, columnId, field }, value, options });
    this.#set(target, { status: 'saving', value, base });
  }

  #set({ rowId, columnId }: CellPlace, state: CellState | undefined): void {
    const states = new Map(this.#states.get(rowId));
    if (state) states.set(columnId, state);
    else states.delete(columnId);
    this.#states.set(rowId, states);
  }

  #flush(): void {
    this.#onChange();
    if (this.#isSending) return;
    this.#isSending = true;
    // The edits are painted before they are sent.
    setTimeout(() => void this.#send());
  }

  async #send(): Promise<void> {
    while (this.#queue.size > 0) {
      const batch = [...this.#queue].slice(0, batchSize);
      for (const [key] of batch) this.#queue.delete(key);
      const edits = batch.map(([, queued]) => queued);
      const cells = edits.map(({ target, value, options }) => ({
        productId: target.productId,
        variantId: target.variantId,
        field: target.field,
        base: this.getState(target)?.base ?? '',
        value,
        ...options,
      }));
      try {
        this.#settle(edits, await this.#save(cells));
      } catch (error) {
        const message = this.#explain(error);
        for (const edit of edits) {
          this.#failed.set(keyOf(edit.target), edit);
          this.#finish(edit.target, { status: 'failed', value: edit.value, message });
        }
      }
      this.#onChange();
    }
    this.#isSending = false;
  }

  #settle(edits: readonly Queued[], { results, read }: SavedCells): void {
    edits.forEach(({ target, value }, index) => {
      const { outcome = 'INVALID', message = null } = results[index] ?? {};
      const stored = read(target);
      if (outcome === 'SAVED') {
        this.savedIds.add(target.productId);
        if (stored && stored.value !== value) this.#stored.set(`${keyOf(target)}\n${value}`, stored.value);
        this.#finish(target, { status: 'saved', value: stored?.value ?? value }, stored?.value ?? value);
      } else if (outcome === 'CONFLICT') {
        this.#finish(target, { status: 'conflict', value, theirs: stored?.value ?? '', by: stored?.by ?? '' });
      } else this.#finish(target, { status: 'invalid', value, message: message ?? '' });
    });
  }

  /** Ends an edit. One that was made since then continues from the stored value. */
  #finish(target: CellTarget, end: Omit<CellState, 'base'>, stored?: string): void {
    const state = this.getState(target);
    const base = stored ?? state?.base ?? '';
    const isEditedAgain = this.#queue.has(keyOf(target)) || (state?.status === 'invalid' && end.value !== state.value);
    this.#set(target, isEditedAgain && state ? { ...state, base } : { ...end, base });
  }
}
