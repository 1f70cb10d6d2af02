DROP TABLE private.stored_files;
DROP TABLE private.file_kinds;
