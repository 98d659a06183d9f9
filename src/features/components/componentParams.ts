import { urlText } from '../../routing/urlParams';

/** The URL parameters of the list of components. */
export const componentParams = { q: urlText() };
