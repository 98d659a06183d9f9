import type { ReactElement } from 'react';
import type { IllustrationStyles } from './illustrationStyles';

type Shapes = (styles: IllustrationStyles) => ReactElement;

/** A closed warehouse gate with a lock on it. */
const gate: Shapes = ({ paper, accent, line, accentLine }) => (
  <>
    <path d="M72 172V66l88-38 88 38v106z" className={paper} />
    <rect x="104" y="76" width="112" height="96" rx="2" />
    <path d="M104 96h112M104 116h112M104 136h112M104 156h112" className={line} />
    <path d="M148 52h24" className={accentLine} />
    <rect x="138" y="116" width="44" height="34" rx="5" className={accent} />
    <path d="M147 116v-9a13 13 0 0 1 26 0v9M160 130v7" className={accentLine} />
    <rect x="26" y="142" width="34" height="30" rx="2" className={paper} />
    <rect x="32" y="118" width="24" height="24" rx="2" />
    <path d="M44 118v8M43 142v9" className={line} />
    <path d="m270 128-12 44h32l-12-44zM264 150h20M252 172h44" className={paper} />
    <path d="M36 40v12M30 46h12M284 76v10M279 81h10" className={accentLine} />
  </>
);

/** A shelf with a gap, seen through a magnifying glass. */
const gap: Shapes = ({ paper, accent, line, accentLine }) => (
  <>
    <path d="M60 30v142M260 30v142M60 72h200M60 122h200" className={line} />
    <rect x="76" y="42" width="40" height="30" rx="2" className={paper} />
    <rect x="124" y="50" width="28" height="22" rx="2" />
    <rect x="196" y="44" width="48" height="28" rx="2" className={paper} />
    <path d="M96 42v9M220 44v8" className={line} />
    <rect x="72" y="92" width="30" height="30" rx="2" />
    <rect x="216" y="88" width="32" height="34" rx="2" className={paper} />
    <path d="M232 88v10" className={line} />
    <rect x="76" y="138" width="56" height="34" rx="2" className={paper} />
    <rect x="216" y="146" width="34" height="26" rx="2" />
    <path d="M104 138v10" className={line} />
    <circle cx="156" cy="98" r="38" className={accent} />
    <circle cx="156" cy="98" r="29" className={paper} />
    <rect x="142" y="86" width="28" height="26" rx="2" strokeDasharray="4 5" className={accentLine} />
    <path d="m184 126 27 30" strokeWidth="8" className={accentLine} />
    <path d="M32 58v12M26 64h12M286 104v10M281 109h10" className={accentLine} />
  </>
);

/** Gears and a wrench over a half-built frame. */
const workshop: Shapes = ({ paper, accent, line, accentLine }) => (
  <>
    <path
      d="M165 90 175 91v10l-10 1a34 34 0 0 1-2 8l6 7-5 8-9-4a34 34 0 0 1-7 5l2 9-9 3-5-8a34 34 0 0 1-8 0l-5 8-9-3 2-9a34 34 0 0 1-7-5l-9 4-5-8 6-7a34 34 0 0 1-2-8l-10-1V91l10-1a34 34 0 0 1 2-8l-6-7 5-8 9 4a34 34 0 0 1 7-5l-2-9 9-3 5 8a34 34 0 0 1 8 0l5-8 9 3-2 9a34 34 0 0 1 7 5l9-4 5 8-6 7a34 34 0 0 1 2 8z"
      className={paper}
    />
    <circle cx="132" cy="96" r="13" />
    <path
      d="m223 115 9 1v8l-9 1a22 22 0 0 1-2 6l5 7-6 6-7-5a22 22 0 0 1-6 2l-1 9h-8l-1-9a22 22 0 0 1-6-2l-7 5-6-6 5-7a22 22 0 0 1-2-6l-9-1v-8l9-1a22 22 0 0 1 2-6l-5-7 6-6 7 5a22 22 0 0 1 6-2l1-9h8l1 9a22 22 0 0 1 6 2l7-5 6 6-5 7a22 22 0 0 1 2 6z"
      className={accent}
    />
    <circle cx="202" cy="120" r="8" className={paper} />
    <path
      d="m232 40 10 10-5 11-11 4-10-10a20 20 0 0 0 19 25l31 31a8 8 0 0 0 11-11l-30-31a20 20 0 0 0-15-29z"
      className={paper}
    />
    <path d="M40 172v-36h48v36M40 154h48M40 136l48 18M88 136l-48 18" className={line} />
    <path d="M64 136v-16M58 126h12" className={accentLine} />
    <path d="m250 172 8-14h20l8 14M262 158v-6h12v6" className={paper} />
    <path d="M52 52v12M46 58h12M188 44v10M183 49h10" className={accentLine} />
  </>
);

/** A conveyor belt torn in the middle, with a parcel that fell off. */
const tornBelt: Shapes = ({ paper, accent, line, accentLine }) => (
  <>
    <path d="M132 108H48a14 14 0 0 0 0 28h76l8-9-7-9zM190 108h82a14 14 0 0 1 0 28h-88l7-9-8-9z" className={paper} />
    <circle cx="50" cy="122" r="6" />
    <circle cx="84" cy="122" r="6" />
    <circle cx="236" cy="122" r="6" />
    <circle cx="270" cy="122" r="6" />
    <path d="M64 136v36M256 136v36M52 172h24M244 172h24" className={line} />
    <rect x="54" y="72" width="44" height="36" rx="2" />
    <path d="M76 72v12" className={line} />
    <rect x="226" y="80" width="34" height="28" rx="2" />
    <path d="M243 80v10" className={line} />
    <path d="m133 143 34-14 17 37-3 6h-36z" className={accent} />
    <path d="m150 136 5 11M167 129l4 20" className={accentLine} />
    <path d="m148 92-6-14M159 88V72M170 92l6-14" className={accentLine} />
    <path d="M112 172h14M196 172h14M34 44v12M28 50h12M288 56v10M283 61h10" className={accentLine} />
  </>
);

/** An unopened parcel with a clock. */
const closedParcel: Shapes = ({ paper, accent, line, accentLine }) => (
  <>
    <rect x="84" y="90" width="124" height="82" rx="3" className={paper} />
    <rect x="76" y="72" width="140" height="26" rx="3" />
    <path d="M134 72h24v100h-24z" className={accent} />
    <path d="M146 72c-8-26-42-32-42-14 0 14 26 14 42 14zm0 0c8-26 42-32 42-14 0 14-26 14-42 14z" className={accent} />
    <path d="M98 146h20M98 156h14" className={line} />
    <circle cx="238" cy="128" r="36" className={paper} />
    <path d="M238 100v5M238 151v5M210 128h5M261 128h5" className={line} />
    <path d="M238 128v-16M238 128l12 8" className={accentLine} />
    <circle cx="238" cy="128" r="2" className={accent} />
    <path d="M214 172l8-12M262 172l-8-12" className={line} />
    <rect x="34" y="140" width="36" height="32" rx="2" />
    <path d="M52 140v10" className={line} />
    <path d="M50 76v12M44 82h12M246 50v12M240 56h12M70 46v8M66 50h8M278 84v8M274 88h8" className={accentLine} />
  </>
);

/** The scenes by subject. */
export const sceneShapes = { gate, gap, workshop, tornBelt, closedParcel };
