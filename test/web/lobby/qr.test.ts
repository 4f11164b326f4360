// The QR code as a path: the squares of the library, each dark one covered and no other.
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { squaresOf } from '#web/lib/lobby/qr.ts'
import { required } from '#test/shared/required.ts'

test('the path covers exactly the dark squares', () => {
  const link = 'https://valley.example/t/0123456789abcdef'
  const { data } = encode(link, { ecc: 'M', border: 0 })
  const { size, path } = squaresOf(link)
  const covered = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let k = 0; k < Number(wide); k++) required(covered[Number(y)])[Number(x) + k] = true
  }
  expect(covered).toEqual(data)
})
