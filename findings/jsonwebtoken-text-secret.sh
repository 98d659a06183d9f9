#!/usr/bin/env bash
# jsonwebtoken 9.0.3: verifying an HS256 token with its secret as a text
#
# Guess: verifying takes about as long as the HMAC itself, whether the secret is a text or a key made of it.
# What happens: a text is first tried as a public key for each token. Reading it fails, which takes several times as long as
# all else, and then a secret key is made of it. The result is the same; a key from createSecretKey skips the attempt.
# What we do: scripts/gateway.ts signs with keys.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonwebtoken@9.0.3
cat >check.cjs <<'JS'
const crypto = require('crypto');
// jsonwebtoken takes the function when it is loaded.
const { createPublicKey } = crypto;
let attempts = 0;
crypto.createPublicKey = (...args) => {
  attempts += 1;
  return createPublicKey(...args);
};
const jwt = require('jsonwebtoken');
const text = 'a secret of some length, as people use them';
const key = crypto.createSecretKey(Buffer.from(text));
const token = jwt.sign({ id: 1 }, text, { algorithm: 'HS256' });
const time = (secret) => {
  attempts = 0;
  const start = process.hrtime.bigint();
  for (let at = 0; at < 2000; at += 1) jwt.verify(token, secret, { algorithms: ['HS256'] });
  return { micros: Number(process.hrtime.bigint() - start) / 2e6, attempts: attempts / 2000 };
};
time(key);
time(text);
const [withText, withKey] = [time(text), time(key)];
console.log(`jsonwebtoken ${require('jsonwebtoken/package.json').version}, Node ${process.version}`);
console.log(`a text: ${withText.micros.toFixed(0)} microseconds and ${withText.attempts} attempt(s) to read a public key for each token`);
console.log(`a key:  ${withKey.micros.toFixed(0)} microseconds and ${withKey.attempts} attempt(s)`);
process.exit(withText.attempts === 1 && withKey.attempts === 0 ? 0 : 1);
JS
node check.cjs || { echo 'This has changed.'; exit 1; }
