import { useLocation } from 'react-router-dom';
import { useNavigate } from '#routing/navigation';
import { fieldLocation } from './fieldLocation';

/** Returns a function that moves the focus to a form field by its path and opens the variant it belongs to. */
export function useGoToField(): (path: string) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (path) => navigate(fieldLocation(path, search), { replace: true });
}
