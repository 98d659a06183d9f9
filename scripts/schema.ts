import { sdl } from '#server/sdl.generated';
import { sortedSdl } from './schema/sortedSdl';

process.stdout.write(sortedSdl(sdl));
