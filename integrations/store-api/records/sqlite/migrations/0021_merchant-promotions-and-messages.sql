CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`email_key` text NOT NULL,
	`file_names` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`created_at` text NOT NULL,
	`reply` text,
	`done_at` text
);
--> statement-breakpoint
CREATE INDEX `contact_message_waiting` ON `contact_message` (`created_at`,`id`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `contact_message_created` ON `contact_message` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_message_email` ON `contact_message` (`email_key`);--> statement-breakpoint
ALTER TABLE `promotion` ADD `is_own` integer DEFAULT false NOT NULL;