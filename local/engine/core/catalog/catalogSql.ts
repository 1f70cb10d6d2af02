/**
 * One row, one JSON document: types by oid, relations and functions outside Postgres' own schemas.
 * Domains are shown as their base type, as the GraphQL schema shows them. What belongs to one relation or function is looked up
 * by the indexes of Postgres' own tables: a join with a list of all would read it once for each.
 */
export const CATALOG_SQL = /* sql */ `
with recursive spaces as (
  select oid, nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'hdb_catalog', 'local_stack')
),
relations as (
  select c.oid, n.nspname, c.relname, c.relkind
  from pg_class c join spaces n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f')
),
columns as (
  select a.atttypid from pg_attribute a join relations r on r.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped
),
functions as (
  select p.*, n.nspname,
    coalesce(p.proallargtypes, p.proargtypes::oid[]) as all_types,
    coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs])) as modes
  from pg_proc p join spaces n on n.oid = p.pronamespace
  where p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
),
used(oid) as (
  select atttypid from columns
  union select prorettype from functions
  union select unnest(proargtypes::oid[]) from functions
),
bases(oid, base) as (
  select u.oid, u.oid from used u
  union
  select b.oid, t.typbasetype from bases b join pg_type t on t.oid = b.base where t.typtype = 'd'
),
resolved as (
  select b.oid, b.base from bases b join pg_type t on t.oid = b.base where t.typtype <> 'd'
),
listed as (
  select oid, base from resolved
  union
  select t.typelem, coalesce(nullif(e.typbasetype, 0), t.typelem)
  from resolved r join pg_type t on t.oid = r.base join pg_type e on e.oid = t.typelem
  where t.typcategory = 'A' and t.typelem <> 0
)
select json_build_object(
  'types', (
    select coalesce(json_object_agg(l.oid::text, json_build_object(
      'sql', format_type(t.oid, null),
      'name', t.typname,
      'kind', t.typtype,
      'element', case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem::text end,
      'domain', (select d.typname from pg_type d where d.oid = l.oid and d.typtype = 'd'))), '{}')
    from listed l join pg_type t on t.oid = l.base
  ),
  'relations', (
    select coalesce(json_agg(json_build_object(
      'schema', r.nspname,
      'name', r.relname,
      'kind', case when r.relkind in ('r', 'p', 'f') then 'table' else 'view' end,
      'comment', obj_description(r.oid, 'pg_class'),
      'columns', (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', a.atttypid::text,
          'notNull', a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'generated', a.attidentity = 'a' or a.attgenerated <> '',
          'comment', col_description(r.oid, a.attnum)) order by a.attnum)
        from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      ),
      'primaryKey', (
        select json_build_object('constraint', k.conname, 'columns', (
          select json_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = r.oid and a.attnum = any (k.conkey)))
        from pg_constraint k where k.conrelid = r.oid and k.contype = 'p'
      ),
      'uniques', (
        select coalesce(json_agg(json_build_object('name', i.relname, 'columns', (
          select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
          where a.attrelid = r.oid and a.attnum = any (x.indkey::int2[])
            and x.indpred is null and x.indexprs is null)) order by i.relname), '[]')
        from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = r.oid and x.indisunique
      ),
      'foreignKeys', (
        select coalesce(json_agg(json_build_object(
          'name', k.conname,
          'columns', (select json_agg(a.attname order by u.n) from unnest(k.conkey) with ordinality u(attnum, n)
                      join pg_attribute a on a.attrelid = r.oid and a.attnum = u.attnum),
          'target', (select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
                     where c.oid = k.confrelid),
          'targetColumns', (select json_agg(a.attname order by u.n) from unnest(k.confkey) with ordinality u(attnum, n)
                            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum)) order by k.conname), '[]')
        from pg_constraint k where k.conrelid = r.oid and k.contype = 'f' and k.conparentid = 0
      ),
      'definition', case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end,
      'insertable', r.relkind in ('r', 'p') or pg_relation_is_updatable(r.oid, true) & 8 <> 0,
      'updatable', r.relkind in ('r', 'p') or pg_relation_is_updatable(r.oid, true) & 4 <> 0,
      'deletable', r.relkind in ('r', 'p') or pg_relation_is_updatable(r.oid, true) & 16 <> 0
    ) order by r.nspname, r.relname), '[]')
    from relations r
  ),
  'functions', (
    select coalesce(json_agg(json_build_object(
      'schema', p.nspname,
      'name', p.proname,
      'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      'variadic', p.provariadic <> 0,
      'returnsSet', p.proretset,
      'returnType', p.prorettype::text,
      'returnsRelation', (select n.nspname || '.' || c.relname
                          from pg_type t join pg_class c on c.oid = t.typrelid join pg_namespace n on n.oid = c.relnamespace
                          where t.oid = p.prorettype and c.relkind in ('r', 'p', 'v', 'm', 'f')),
      'arguments', (
        select coalesce(json_agg(json_build_object(
          'name', nullif(p.proargnames[u.n], ''),
          'type', u.type::text,
          'relation', (select n.nspname || '.' || c.relname
                       from pg_type t join pg_class c on c.oid = t.typrelid join pg_namespace n on n.oid = c.relnamespace
                       where t.oid = u.type)) order by u.n), '[]')
        from unnest(p.all_types, p.modes) with ordinality u(type, mode, n)
        where u.mode in ('i', 'b', 'v')
      ),
      'defaults', p.pronargdefaults,
      'body', coalesce(nullif(p.prosrc, ''), pg_get_functiondef(p.oid)),
      'comment', obj_description(p.oid, 'pg_proc')) order by p.nspname, p.proname), '[]')
    from functions p
  )
) as catalog`;
