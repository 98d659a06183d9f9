import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '#lib/storedJson';
import { parsePreferences, preferencesKey, type Preferences } from './preferences';
import { PreferencesContext } from './preferencesContext';

/** Provides the preferences kept in `storage` to its children. */
export function PreferencesProvider({ storage, children }: { storage: Storage; children: ReactNode }) {
  const [preferences, setState] = useState(() => parsePreferences(readStored(storage, preferencesKey)));
  const setPreferences = useCallback(
    (changes: Partial<Preferences>) =>
      setState((current) => {
        const next = { ...current, ...changes };
        writeStored(storage, preferencesKey, next);
        return next;
      }),
    [storage],
  );
  useEffect(() => {
    // Changes made in another tab apply here too and are not overwritten.
    const follow = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === storage && key === preferencesKey)
        setState(parsePreferences(readStored(storage, preferencesKey)));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage]);
  const access = useMemo(() => ({ preferences, setPreferences }), [preferences, setPreferences]);
  return <PreferencesContext value={access}>{children}</PreferencesContext>;
}
