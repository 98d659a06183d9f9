import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '#routing/navigation';
import { fieldLocation, fieldOfHash, focusField, isInScope, variantParam } from './fieldLocation';
import { getValueScope, getVariantIndex } from '../values/fieldPaths';

/**
 * Moves the focus to the field named in the URL's hash, each time the hash is followed. The product's form and the open
 * variant each call it for their own fields. The form also opens the variant, or the language and channel, that a field
 * belongs to.
 */
export function useFieldFocus(part: 'product' | 'variant'): void {
  const { key, hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const path = fieldOfHash(hash);
    if (path === '') return;
    const isOfVariant = getVariantIndex(path) !== null && getValueScope(path) === null;
    const params = new URLSearchParams(search);
    const isElsewhere = isOfVariant ? !params.has(variantParam) : !isInScope(path, params);
    if (part === 'product' && isElsewhere) {
      navigate(fieldLocation(path, search), { replace: true });
      return;
    }
    if (isOfVariant !== (part === 'variant')) return;
    // A page or drawer that has just opened takes the focus first.
    const timer = setTimeout(() => focusField(path), 50);
    return () => clearTimeout(timer);
  }, [part, key, hash, search, navigate]);
}
