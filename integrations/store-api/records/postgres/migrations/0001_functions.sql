-- What SQLite calls json_each, for lists: the place of each value, from 0, and the value as text.
create function elements(list text) returns table (key bigint, value text)
  language sql immutable strict rows 20
  as $$ select place - 1, each from json_array_elements_text(list::json) with ordinality as entry (each, place) $$;

-- The number that a text holds, else null; SQLite is given the same when it is opened.
create function number_of(held text) returns double precision
  language sql immutable strict
  as $$ select case when held ~ '^-?\d+(\.\d+)?$' then held::double precision end $$;
