import { describe, expect, it } from 'vitest';
import type { Violation } from '#store/errors.ts';
import { fieldsOf } from '#store/shopper/fields.ts';
import { readReviewText } from './write-review.ts';

const aText = (more: object = {}) => ({ title: 'Heiss', content: 'x'.repeat(40), points: 4, ...more });

function read(body: Record<string, unknown>) {
  const violations: Violation[] = [];
  const text = readReviewText(fieldsOf(body, '', violations), body, { firstName: 'Anna', minCharacters: 40 });
  return { text, troubles: violations.map(({ code, pointer }) => `${pointer} ${code}`) };
}

describe('readReviewText', () => {
  it('takes the shortest that is allowed, signed with the first name', () =>
    expect(read(aText())).toEqual({
      text: { title: 'Heiss', content: 'x'.repeat(40), points: 4, author: 'Anna' },
      troubles: [],
    }));
  it('signs with another name when asked', () => expect(read(aText({ name: 'A. M.' })).text.author).toBe('A. M.'));

  it.each([
    [{ title: undefined }, ['/title IS_BLANK_ERROR']],
    [{ title: 'Heis' }, ['/title TOO_SHORT_ERROR']],
    [{ title: 'x'.repeat(256) }, ['/title TOO_LONG_ERROR']],
    [{ title: 7 }, ['/title INVALID_TYPE_ERROR']],
    [{ content: 'x'.repeat(39) }, ['/content TOO_SHORT_ERROR']],
    [{ content: 'x'.repeat(5001) }, ['/content TOO_LONG_ERROR']],
    [{ points: undefined }, ['/points IS_BLANK_ERROR']],
    [{ points: '' }, ['/points IS_BLANK_ERROR']],
    [{ points: 'five' }, ['/points INVALID_TYPE_ERROR']],
    [{ points: [5] }, ['/points INVALID_TYPE_ERROR']],
    [{ points: 0.9 }, ['/points TOO_LOW_ERROR']],
    [{ points: 5.1 }, ['/points TOO_HIGH_ERROR']],
    [{ points: 1 }, []],
    [{ points: '5' }, []],
    [{ points: 3.5 }, []],
  ])('%j: %j', (more, troubles) => expect(read(aText(more)).troubles).toEqual(troubles));
});
