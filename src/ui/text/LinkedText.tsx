import { Link } from '@fluentui/react-components';
import { isAddress } from '#shared/addresses';

/** URLs in a text, without punctuation that ends the sentence around them. The parentheses make `split` keep them. */
const urls = /(https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?…'’)\]])/i;

/** Plain text in which URLs are links that open in a new tab. */
export function LinkedText({ text }: { text: string }) {
  return text.split(urls).map((part, place) =>
    place % 2 === 1 && isAddress(part) ? (
      <Link key={place} inline href={part} target="_blank" rel="noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
