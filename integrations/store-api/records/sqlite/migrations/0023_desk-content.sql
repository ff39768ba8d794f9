CREATE TABLE `content_draft` (
	`kind` text NOT NULL,
	`entry_id` text NOT NULL,
	`author` text NOT NULL,
	`data` text,
	`base_version` text,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`author`, `kind`, `entry_id`)
);
--> statement-breakpoint
CREATE INDEX `content_draft_entry` ON `content_draft` (`kind`,`entry_id`);--> statement-breakpoint
CREATE TABLE `content_plan` (
	`id` text PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`changes` text NOT NULL,
	`state` text NOT NULL,
	`due_at` text NOT NULL,
	`planned_for` text NOT NULL,
	`attempts` integer NOT NULL,
	`trouble` text
);
--> statement-breakpoint
CREATE INDEX `content_plan_due` ON `content_plan` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `content_share` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`entries` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_share_author` ON `content_share` (`author`);--> statement-breakpoint
CREATE INDEX `content_share_expires` ON `content_share` (`expires_at`);--> statement-breakpoint
CREATE TABLE `content_version` (
	`number` integer PRIMARY KEY NOT NULL,
	`publication_id` text NOT NULL,
	`kind` text NOT NULL,
	`entry_id` text NOT NULL,
	`author` text NOT NULL,
	`published_at` text NOT NULL,
	`text_before` text,
	`text_after` text
);
--> statement-breakpoint
CREATE INDEX `content_version_entry` ON `content_version` (`kind`,`entry_id`,`number`);--> statement-breakpoint
CREATE INDEX `content_version_publication` ON `content_version` (`publication_id`);