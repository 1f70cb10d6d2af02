-- Fails, naming them, when event triggers of the metadata have no SQL trigger in the database: their events would be lost
-- without a word. Metadata is where Hasura keeps it, in the same database.
DO $look$
DECLARE
  missing text;
BEGIN
  SELECT string_agg(format('%s on %s', lower(wanted.operation), wanted.event_trigger), ', ' ORDER BY wanted.event_trigger, wanted.operation)
  INTO missing
  FROM (
    SELECT
      event_trigger ->> 'name' AS event_trigger,
      operation,
      format('%I.%I', entry #>> '{table,schema}', entry #>> '{table,name}') AS table_name
    FROM
      hdb_catalog.hdb_metadata,
      json_array_elements(metadata::json -> 'sources') AS source,
      json_array_elements(source -> 'tables') AS entry,
      json_array_elements(entry -> 'event_triggers') AS event_trigger,
      unnest(ARRAY['INSERT', 'UPDATE', 'DELETE']) AS operation
    WHERE
      event_trigger -> 'definition' -> lower(operation) IS NOT NULL
  ) AS wanted
  WHERE
    NOT EXISTS (
      SELECT
      FROM pg_trigger
      WHERE
        tgrelid = to_regclass(wanted.table_name)
        AND tgname = format('notify_hasura_%s_%s', wanted.event_trigger, wanted.operation)
        AND tgenabled <> 'D'
    );

  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'event triggers without their SQL trigger: %', missing;
  END IF;
END
$look$;
