import { useParams } from 'react-router-dom';
import { TranslationList } from './TranslationList';
import { TranslationQueue } from './TranslationQueue';

/** The languages of a catalog, or the products to translate into one of them. */
export function Translations() {
  return useParams().locale === undefined ? <TranslationList /> : <TranslationQueue />;
}
