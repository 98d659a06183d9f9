import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '#routing/navigation';
import { fieldLocation } from '../core/issues/fieldLocation';
import { FormIssuesContext } from '../core/issues/formIssues';
import { readOrigin } from '../core/list/listOrigin';

/**
 * Opens a product that comes from a list of issues at the first field that has one of them, unless the URL names
 * another field. Rendered after the last field.
 */
export function IssueFocus() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const issues = useContext(FormIssuesContext);
  const isDoneRef = useRef(false);
  useEffect(() => {
    if (isDoneRef.current) return;
    isDoneRef.current = true;
    const state = readOrigin(search)?.state;
    if (!state || hash !== '') return;
    const found = issues.find(({ code, severity }) =>
      state.issue === '' ? severity === state.issues : code === state.issue,
    );
    if (typeof found?.path === 'string') navigate(fieldLocation(found.path, search), { replace: true });
  }, [hash, search, issues, navigate]);
  return null;
}
